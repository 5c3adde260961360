import '../../app/styles/layers.css';
import '../../app/styles/tokens.css';
import '../../app/styles/fonts.css';
import '../../app/styles/base.css';
import '../../app/styles/visually-hidden.css';
import './page.css';
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
