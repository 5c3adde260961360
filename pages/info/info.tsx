import * as messages from 'virtual:messages';
import { Profiles } from 'virtual:profiles';
import { LinkedHeading } from '../../app/components/linked-heading.tsx';
import { PageHead } from '../../app/components/page-head.tsx';
import { defineView } from '../../app/lib/define-view.ts';
import { Credits } from './credits.tsx';
import { Facts } from './facts.tsx';
import { Feeds } from './feeds.tsx';
import type { InfoData } from './page.ts';
import { Questions } from './questions.tsx';
import section from './section.module.css';

export default defineView(Info);

function Info(info: InfoData) {
  const { facts, factsTitle, questions, contact, profiles, feeds, credits, standIns, standInsNote, ...head } = info;
  return (
    <>
      <PageHead {...head} />
      {facts.length > 0 && <Facts facts={facts} factsTitle={factsTitle} />}
      {questions.length > 0 && <Questions questions={questions} contact={contact} />}
      {profiles && (
        <section className={`wrap ${section.section}`} aria-labelledby="_profiles">
          <LinkedHeading address="#_profiles" name={messages.profilesTitle} headingId="_profiles" isInterface />
          <Profiles profiles={profiles} hasWords />
        </section>
      )}
      {feeds && <Feeds {...feeds} />}
      {(credits.length > 0 || standIns) && (
        <Credits credits={credits} standIns={standIns} standInsNote={standInsNote} />
      )}
    </>
  );
}
