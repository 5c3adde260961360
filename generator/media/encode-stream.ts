import { answer } from './in-worker.ts';
import { mp3Stream } from './mp3-stream.ts';
import { readSamples } from './read-samples.ts';

// streams.ts starts this file as a worker thread with the path of a recording.
await answer((file: string) => mp3Stream(readSamples(file)));
