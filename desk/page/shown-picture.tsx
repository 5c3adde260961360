import { useState } from 'react';
import type { Path } from '../value.ts';
import { fileAddress, turnPicture } from './api.ts';
import styles from './file-field.module.css';
import { useForm } from './form-context.ts';

/** The picture that a record names at `path`, with a button that turns it. */
export function ShownPicture({ path, file }: { path: Path; file: string }) {
  const { record, change, say } = useForm();
  const [isBusy, setBusy] = useState(false);
  const turn = async () => {
    setBusy(true);
    await turnPicture(record, file).then(
      ({ replaced }) => {
        change(path, (value) => value, [], replaced);
        say('The picture is turned. Undo turns it back.');
      },
      (error: Error) => say(error.message),
    );
    setBusy(false);
  };
  return (
    <>
      <img className={styles.picture} src={fileAddress(record, file)} alt="" />
      <button type="button" className="desk-button" aria-disabled={isBusy} onClick={() => isBusy || turn()}>
        Turn<span className="visually-hidden"> the picture to the right</span>
      </button>
    </>
  );
}
