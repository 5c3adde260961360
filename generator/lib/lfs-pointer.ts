/** The problem of a file that Git LFS has not fetched. The message completes the sentence "<file> …" for the owner. */
export const lfsPointerProblem =
  'is not here itself: there is only a note of Git LFS that names it. In the folder of your site, run "git lfs pull".';

/** Whether a file is what Git LFS leaves in place of one that it has not fetched. */
export const isLfsPointer = (file: Uint8Array): boolean =>
  Buffer.from(file.subarray(0, 64)).toString('latin1').startsWith('version https://git-lfs.github.com/spec/');
