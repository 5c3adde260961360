import { useEffect } from 'react';
import { useOnDemand } from '../components/use-on-demand.ts';
import { readStored } from '../lib/stored.ts';

/** Offers to continue what the visitor has last listened to. It loads only for those who have, and moves nothing. */
export function Continue({ className }: { className: string | undefined }) {
  const [ContinueElsewhere, load] = useOnDemand(importContinue);
  useEffect(() => {
    if (readStored('localStorage', 'listening')) load();
  }, [load]);
  return <div className={className}>{ContinueElsewhere && <ContinueElsewhere />}</div>;
}

const importContinue = () => import('../player/continue-elsewhere.tsx');
