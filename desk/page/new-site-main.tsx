import './styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { NewSite } from './new-site.tsx';

createRoot(document.getElementById('desk')!).render(
  <StrictMode>
    <NewSite />
  </StrictMode>,
);
