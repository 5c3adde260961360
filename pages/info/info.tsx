import { PageHead } from '../../app/components/page-head.tsx';
import { defineView } from '../../app/lib/define-view.ts';
import { Credits } from './credits.tsx';
import { Facts } from './facts.tsx';
import { Feeds } from './feeds.tsx';
import type { InfoData } from './page.ts';
import { Questions } from './questions.tsx';

export default defineView(Info);

function Info(info: InfoData) {
  const { facts, factsTitle, questions, contact, feeds, credits, standIns, standInsNote, ...head } = info;
  return (
    <>
      <PageHead {...head} />
      {facts.length > 0 && <Facts facts={facts} factsTitle={factsTitle} />}
      {questions.length > 0 && <Questions questions={questions} contact={contact} />}
      {feeds && <Feeds {...feeds} />}
      {(credits.length > 0 || standIns) && (
        <Credits credits={credits} standIns={standIns} standInsNote={standInsNote} />
      )}
    </>
  );
}
