/** The part of libheif that reads HEIC: its own types leave out these classes. */
declare module 'libheif-js/wasm-bundle.js' {
  interface HeifImage {
    is_primary(): boolean;
    has_alpha_channel(): boolean;
    get_width(): number;
    get_height(): number;
    /** Fills `target.data` with RGBA, upright. Calls back with null if the pixels cannot be decoded. */
    display(
      target: { data: Uint8ClampedArray; width: number; height: number },
      onShown: (target: object | null) => void,
    ): void;
  }
  const libheif: { HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] } };
  export default libheif;
}
