import * as messages from 'virtual:messages';
import { speakTime } from '../lib/speak-time.ts';
import { playTitle } from '../player/play-title.ts';
import './card.css';
import type { CardData } from '../../contract/card.ts';
import { formatTime, parseTime } from '../../contract/time.ts';
import { watchRelease } from '../lib/on-release.ts';
import { setAddresses } from '../navigation/own-addresses.ts';
import { engine } from '../player/engine.ts';
import { connectMediaSession } from '../player/media-session.ts';
import { playAlone } from '../player/one-sound.ts';
import { shownTrack } from '../player/snapshot.ts';
import { albumTracks, type Track } from '../player/track.ts';
import { addressAt, parseTrackHash } from '../player/track-hash.ts';

/*
 * The card of an album on other sites: the player's engine without React. This code turns the links of the complete HTML
 * (generator/html/card-document.ts) into buttons.
 */

/** Finds an element, which must exist. */
const find = <E extends Element = HTMLElement>(selector: string) => document.querySelector<E>(selector)!;

const album: CardData = JSON.parse(find('#data').textContent);
setAddresses(album.addresses);
const tracks = albumTracks(album);
const named = parseTrackHash(location.hash, album.tracks);
/** The track of a card for one track. */
const only = named?.index === undefined ? undefined : tracks[named.index];

const title = find<HTMLAnchorElement>('h1 a');
const site = find<HTMLAnchorElement>('#site');
const playing = find('#playing');
const problem = find('#problem');
const slider = find<HTMLInputElement>('#seek');
const [elapsed, total] = [find('#elapsed'), find('#total')];
const playButton = toButton(find<HTMLAnchorElement>('#play'), () => press(engine.toggle));
const rows = [...document.querySelectorAll<HTMLAnchorElement>('ol a')].map(toRow);

/** The position of a drag of the slider, in percent. */
let draggedTo: number | undefined;
/** The text that was set in each element. */
const texts = new Map<Element, string>();

if (only) showOnly(only);
engine.cue({ track: only ?? tracks[0]!, seconds: named?.seconds ?? 0 });
engine.subscribe(show);
show();
connectMediaSession(engine);
playAlone(engine);

slider.addEventListener('input', () => drag(slider.valueAsNumber));
slider.addEventListener('pointercancel', () => drag(undefined));
watchRelease(slider, (percent) => {
  drag(undefined);
  engine.seek(percent);
});

function drag(percent: number | undefined) {
  draggedTo = percent;
  show();
}

/** Replaces a link with a button of the same content. */
function toButton(link: HTMLAnchorElement, onPress: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.id = link.id;
  button.append(...link.childNodes);
  button.addEventListener('click', onPress);
  link.replaceWith(button);
  return button;
}

/** The row of a track, with one sentence for screen reader users instead of the columns, as in track-list.tsx. */
function toRow(link: HTMLAnchorElement, index: number) {
  const track = tracks[index]!;
  for (const column of link.children) column.ariaHidden = 'true';
  const sentence = document.createElement('span');
  sentence.role = 'img';
  const button = toButton(link, () => press(() => engine.choose(track)));
  button.append(sentence);
  return { track, button, sentence };
}

/** Lets the tracks of an album follow each other. Called in a press, so that Safari lets the next track start. */
function press(act: () => void) {
  if (!engine.getSnapshot().playsAlbum && !only) engine.setPlaysAlbum(true);
  act();
}

/** Shows one track only: its title becomes the heading, and the list is hidden. */
function showOnly(track: Track) {
  document.documentElement.dataset.only = '';
  const [from, artist] = [document.createElement('span'), document.createElement('span')];
  from.textContent = title.textContent;
  from.lang = title.lang;
  artist.textContent = track.artist;
  title.textContent = track.title;
  title.removeAttribute('lang');
  title.href = track.href;
  find('#by').replaceChildren(from, artist);
}

function show() {
  const snapshot = engine.getSnapshot();
  const { pending, status, isPlaying, currentTime, duration, progress, buffered, error } = snapshot;
  const track = pending ?? shownTrack(snapshot)!; // A track is always cued.
  const isWaiting = pending !== undefined || status === 'buffering';
  const state = isWaiting ? 'waiting' : isPlaying ? 'pause' : 'play';
  const isStarted = snapshot.track !== undefined || pending !== undefined;

  document.documentElement.toggleAttribute('data-started', isStarted);
  playButton.setAttribute('aria-label', playTitle(isPlaying, track.title));
  playButton.dataset.state = state;
  setText(playing, track.title);
  if (problem.hasChildNodes() !== (error !== undefined)) problem.replaceChildren(...(error ? problemText() : []));
  for (const { track: own, button, sentence } of rows) {
    const isShown = isStarted && own === track;
    sentence.ariaLabel = `${playTitle(isShown && isPlaying, own.title)}, ${speakTime(parseTime(own.duration))}`;
    button.ariaCurrent = String(isShown);
    button.dataset.state = isShown ? state : '';
  }

  const isLocked = duration === 0 || pending !== undefined || status === 'failed';
  if (isLocked) draggedTo = undefined;
  const fullSeconds = duration || parseTime(track.duration);
  const percent = draggedTo ?? progress;
  const seconds = draggedTo === undefined ? currentTime : (draggedTo / 100) * fullSeconds;
  setText(elapsed, formatTime(seconds));
  setText(total, formatTime(fullSeconds));
  slider.value = String(percent);
  slider.ariaValueText = messages.outOf(speakTime(seconds), speakTime(fullSeconds));
  slider.ariaDisabled = String(isLocked);
  slider.parentElement!.toggleAttribute('data-locked', isLocked);
  slider.parentElement!.style.setProperty('--range-value', `${percent}%`);
  slider.parentElement!.style.setProperty('--range-ready', `${buffered}%`);
  // The link opens the site at the same second.
  if (isStarted || only) site.href = addressAt(track.href, Math.floor(currentTime));
}

/** A sentence with the link to the site, where the recording may still play. */
function problemText(): (Node | string)[] {
  // Cast: a copy has the same type.
  const link = site.cloneNode() as HTMLAnchorElement;
  link.removeAttribute('id');
  link.textContent = messages.listenOn(site.textContent);
  const [before, after] = messages.recordingFailed('\n').split('\n');
  return [before!, link, after!];
}

/** Sets a text if it has changed: screen readers announce every update, also to the same text. A translated element differs. */
function setText(element: Element, text: string) {
  if (texts.get(element) !== text) element.textContent = text;
  texts.set(element, text);
}
