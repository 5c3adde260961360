/** Features that are needed only while a track plays. Loaded when the first track starts, to keep the first page small. */
import { engine } from './engine.ts';
import { playGapless } from './gapless.ts';
import { connectMediaSession } from './media-session.ts';
import { playAlone } from './one-sound.ts';
import { saveResumePosition } from './save-resume-position.ts';

connectMediaSession(engine);
saveResumePosition(engine);
playGapless(engine);
playAlone(engine);
