import { useContext, useEffect, useState } from 'react';
import { dataOf } from '../../contract/page.ts';
import type { AlbumData } from '../../pages/album/page.ts';
import { type Dock, SetDockContext } from '../lib/define-view.ts';
import { pathOf } from '../navigation/own-addresses.ts';
import { router } from '../navigation/router.ts';
import ContinueListening from './continue-listening.tsx';
import { readResumePosition } from './resume-position.ts';
import { albumTracks, type Track } from './track.ts';
import { usePlayer } from './use-player.ts';

/** The same button on a page without the album, which loads first: it may have been removed since. It brings the player bar. */
export default function ContinueElsewhere() {
  const isIdle = usePlayer((player) => player.status === 'none');
  const setDock = useContext(SetDockContext);
  const [album, setAlbum] = useState<{ tracks: Track[]; bar: Dock | undefined }>();
  useEffect(() => {
    const [id] = readResumePosition()?.key.split('/') ?? [];
    if (!id) return;
    router.preload(pathOf('album', id)).promise.then(
      ({ page, View }) => {
        const album = dataOf<AlbumData>(page, 'album');
        if (album) setAlbum({ tracks: albumTracks(album), bar: View.Dock });
      },
      () => {},
    );
  }, []);
  return album && isIdle && <ContinueListening tracks={album.tracks} onResume={() => setDock(() => album.bar)} />;
}
