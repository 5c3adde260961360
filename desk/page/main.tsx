import './styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Desk } from './desk.tsx';
import { sendUnsentText } from './use-record.ts';

// A browser that keeps nothing has nothing to send.
sendUnsentText().catch(() => {});

createRoot(document.getElementById('desk')!).render(
  <StrictMode>
    <Desk />
  </StrictMode>,
);
