import './styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Desk } from './desk.tsx';
import { sendKeptWords } from './use-record.ts';

// A browser that keeps nothing has nothing to send.
sendKeptWords().catch(() => {});

createRoot(document.getElementById('desk')!).render(
  <StrictMode>
    <Desk />
  </StrictMode>,
);
