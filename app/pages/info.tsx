import type { DataOf } from '../../contract/routes.ts';
import { PageHead } from '../components/page-head.tsx';
import { definePage } from '../lib/define-page.ts';
import { Credits } from './info/credits.tsx';
import { Facts } from './info/facts.tsx';
import { Feeds } from './info/feeds.tsx';
import { Questions } from './info/questions.tsx';

export default definePage('info', Info);

function Info(info: DataOf<'info'>) {
  const { title, lede, light, facts, questions, contact, feeds, credits, standIns } = info;
  return (
    <>
      <PageHead title={title} lede={lede} light={light} />
      <Facts facts={facts} />
      <Questions questions={questions} contact={contact} />
      <Feeds feeds={feeds} />
      <Credits credits={credits} standIns={standIns} />
    </>
  );
}
