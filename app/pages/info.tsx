import type { DataOf } from '../../contract/routes.ts';
import { PageHead } from '../components/page-head.tsx';
import { definePage } from '../lib/define-page.ts';
import { Credits } from './info/credits.tsx';
import { Facts } from './info/facts.tsx';
import { Feeds } from './info/feeds.tsx';
import { Questions } from './info/questions.tsx';

export default definePage('info', Info);

function Info(info: DataOf<'info'>) {
  const { facts, factsTitle, questions, contact, feeds, credits, standIns, standInsNote, ...head } = info;
  return (
    <>
      <PageHead {...head} sun={head.light?.standIn} />
      {facts.length > 0 && <Facts facts={facts} factsTitle={factsTitle} />}
      {questions.length > 0 && <Questions questions={questions} contact={contact} />}
      {feeds && <Feeds {...feeds} />}
      {(credits.length > 0 || standIns) && (
        <Credits credits={credits} standIns={standIns} standInsNote={standInsNote} />
      )}
    </>
  );
}
