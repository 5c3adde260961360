import { fileArrivedEvent } from '../messages.ts';
import { Store } from './store.ts';

/** A file on its way to the desk. */
export interface Upload {
  readonly name: string;
  readonly startedMs: number;
  /** The whole file is there, and the desk looks whether it can be shown or played. */
  readonly isChecked: boolean;
  readonly signal: AbortSignal;
  /** Tells the id of its request. */
  hasId(id: string): void;
  cancel(): void;
}

/** The files that are on their way from this page. */
class Uploads extends Store<readonly Upload[]> {
  /** Shows a file as long as its request lasts. */
  async follow<T>(name: string, send: (upload: Upload) => Promise<T>): Promise<T> {
    const canceller = new AbortController();
    let requestId: string | undefined;
    let upload: Upload = {
      name,
      startedMs: Date.now(),
      isChecked: false,
      signal: canceller.signal,
      hasId: (id) => {
        requestId = id;
      },
      cancel: () => canceller.abort(),
    };
    const arrived = ({ id }: { id: string }) => {
      if (id !== requestId) return;
      const checked = { ...upload, isChecked: true };
      this.set(this.get().map((other) => (other === upload ? checked : other)));
      upload = checked;
    };
    this.set([...this.get(), upload]);
    import.meta.hot?.on(fileArrivedEvent, arrived);
    try {
      return await send(upload);
    } catch (error) {
      throw canceller.signal.aborted ? new Error(`${name} is left out, as you wished.`) : error;
    } finally {
      import.meta.hot?.off(fileArrivedEvent, arrived);
      this.set(this.get().filter((other) => other !== upload));
    }
  }
}

export const uploads = new Uploads([]);
