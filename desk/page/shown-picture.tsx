import { useState } from 'react';
import { fileAddress, turnPicture } from './api.ts';
import styles from './file-field.module.css';
import { useForm } from './form-context.ts';

/** The picture that a record names, with a button that turns it. */
export function ShownPicture({ file }: { file: string }) {
  const { record, say } = useForm();
  const [turns, setTurns] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const turn = async () => {
    setBusy(true);
    await turnPicture(record, file).then(
      () => {
        setTurns(turns + 1);
        say('The picture is turned. It is kept as it was under ‘Removed’ on the first page.');
      },
      (error: Error) => say(error.message),
    );
    setBusy(false);
  };
  return (
    <>
      {/* Another address, because the browser knows the picture as it was. */}
      <img className={styles.picture} src={`${fileAddress(record, file)}&turns=${turns}`} alt="" />
      <button type="button" className="desk-button" aria-disabled={isBusy} onClick={() => isBusy || turn()}>
        Turn<span className="visually-hidden"> the picture to the right</span>
      </button>
    </>
  );
}
