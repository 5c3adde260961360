import { engine } from './engine.ts';
import styles from './podcast-speed.module.css';
import { usePlayer } from './use-player.ts';

const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2];

/** The speed of the podcast. The voice keeps its pitch: browsers see to that. */
export default function PodcastSpeed() {
  const speed = usePlayer((player) => player.speed);
  return (
    <select
      className={styles.speed}
      aria-label="Speed of the podcast"
      value={speed}
      onChange={({ target }) => engine.setSpeed(Number(target.value))}
    >
      {speeds.map((value) => (
        <option key={value} value={value}>
          {`${value}×`}
        </option>
      ))}
    </select>
  );
}
