// The desk may not import from the app, and its tests need the same numbers.
export { seededRandom } from '../app/lib/random.ts';
