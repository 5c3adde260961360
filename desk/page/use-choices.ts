import { useEffect, useState } from 'react';
import { contentChangedEvent } from '../../contract/content-changed.ts';
import type { Choices, Schema } from '../messages.ts';
import { readChoices } from './api.ts';

/** One request for all fields, until the content changes. */
let answer: Promise<Choices> | undefined;
import.meta.hot?.on(contentChangedEvent, () => {
  answer = undefined;
});

/** What can be chosen in fields. Undefined while it loads, and if the desk cannot be reached: then fields are typed in. */
export function useChoices(): Choices | undefined {
  const [choices, setChoices] = useState<Choices>();
  useEffect(() => {
    answer ??= readChoices();
    answer.then(setChoices, () => {
      answer = undefined;
    });
  }, []);
  return choices;
}

/** The pages that a field may have, with their words in the menu. A page that is not in the menu has only its name. */
export function usePages({ enum: names = [] }: Schema): Choices['pages'] {
  const pages = useChoices()?.pages ?? [];
  return names.map((name) => pages.find(({ id }) => id === name) ?? { id: name, label: name });
}
