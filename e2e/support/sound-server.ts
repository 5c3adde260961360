import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram } from './program.ts';

export interface SoundServer {
  /** The value of PULSE_SERVER for a program that plays through it. */
  address: string;
  stop(): Promise<void>;
}

/** If a worker is killed before it stops its server, the server ends after this time without a client. */
const idleSeconds = 600;

/**
 * Starts a PulseAudio server without an output device. Without a sound server, Firefox ends a recording a moment after its
 * start (OnMediaSinkAudioError), and a later seek never ends. The other engines need none.
 */
export async function startSoundServer(): Promise<SoundServer> {
  const folder = mkdtempSync(join(tmpdir(), 'sound-'));
  const socket = join(folder, 'socket');
  const { stop } = await startProgram(
    'pulseaudio',
    [
      '-n',
      '--daemonize=no',
      '--use-pid-file=no',
      '--log-level=error',
      `--exit-idle-time=${idleSeconds}`,
      // Without rewinds the buffer is 50 ms, as on a sound card, not 2 s: Firefox's clock waits for it after each seek.
      '--load=module-null-sink norewinds=1',
      `--load=module-native-protocol-unix socket=${socket} auth-anonymous=1`,
    ],
    // Its own folder separates it from the servers of the user and of other workers.
    { stdio: 'ignore', env: { ...process.env, PULSE_RUNTIME_PATH: folder, PULSE_STATE_PATH: folder } },
    () => existsSync(socket),
  );
  return {
    address: `unix:${socket}`,
    async stop() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
