/** What goes along with the sound. Nobody needs it before something sounds, so it is loaded then, and stays. */
import { engine } from './engine.ts';
import { keepMemory } from './keep-memory.ts';
import { connectMediaSession } from './media-session.ts';

connectMediaSession(engine);
keepMemory(engine);
