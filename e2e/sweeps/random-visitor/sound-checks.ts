import type { AudioWindow } from '../../support/audio-elements.ts';
import type { CheckedWindow } from './page-checks.ts';

/** An init script, after collectAudioElements(): checks that the page agrees with its sound. */
export function addSoundChecks({ titles, isFailing }: { titles: Record<string, string>; isFailing: boolean }): void {
  const checked = window as unknown as CheckedWindow & AudioWindow;
  const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
  const value = (name: string) =>
    document.querySelector<HTMLInputElement>(`section[aria-label=Player] input[aria-label=${name}]`)?.valueAsNumber;

  checked.checks ??= [];
  checked.checks.push(() => {
    const { audioElements } = checked;
    const started = audioElements.filter(({ src, paused }) => src && !paused);
    const playing = started.find(({ readyState, currentTime }) => readyState >= 3 && currentTime > 0);
    const title = playing && titles[new URL(playing.src).pathname];
    // Without the element with which the page tests whether it can set the volume. While nothing sounds, any other element may
    // sound next: one waits for the next track of an album.
    const players = audioElements.filter(({ src, preload }) => src || preload === 'none');
    const volumes = (started.length > 0 ? started : players).map(({ volume }) => volume);
    const shownVolume = value('Volume');
    const rows = [...document.querySelectorAll('main ol > li > button')];
    const current = rows.filter((row) => row.ariaCurrent);
    const pausing = rows.filter((row) => row.textContent.startsWith('Pause '));
    const playingRows = rows.filter((row) => title && row.textContent.includes(` ${title}, `));
    const percent = playing && (playing.currentTime / playing.duration) * 100;
    const { metadata } = navigator.mediaSession;
    // Its code may not have arrived on a failing line.
    const isOtherTitle = metadata ? metadata.title !== title : !isFailing;
    const hasPause = document.querySelector('section[aria-label=Player] button[aria-label=Pause]') !== null;
    return {
      'two sounds': started.length > 1,
      'a demo and a sound': started.length > 0 && document.querySelector('main iframe') !== null,
      'sound without the bar': playing !== undefined && !hasPause,
      'Pause without sound': started.length === 0 && hasPause,
      'a failure and a sound': started.length > 0 && text('section[aria-label=Player] [role=alert]') !== '',
      'another text for a failure': !['', 'Unable to play audio. Please ensure the audio file exists.'].includes(
        text('section[aria-label=Player] [role=alert]'),
      ),
      'two current rows': current.length > 1,
      'the current row is not the one that plays': playingRows.length > 0 && playingRows[0] !== current[0],
      'the row with Pause is not the one that plays':
        pausing.some((row) => row !== playingRows[0]) || pausing.length !== playingRows.length,
      'the title is not the one that plays':
        title !== undefined && text('section[aria-label=Player] [role=status]') !== `Now playing: ${title}`,
      'the title in the media session is not the one that plays': title !== undefined && isOtherTitle,
      'the slider is not where the sound is': percent !== undefined && !(Math.abs(percent - (value('Seek') ?? 0)) < 2),
      'the volume does not match the slider':
        shownVolume !== undefined &&
        volumes.length > 0 &&
        !volumes.some((volume) => Math.abs(shownVolume - volume) < 0.01),
    };
  });
}
