import type { Browser, Page } from '@playwright/test';
import type { TraceEvent } from './harness.ts';

// What a page makes the browser do, from Chromium's trace: processor times in ms, times four.

/** A cheap phone's processor is slower. The factor is calculated, because a slowed browser disturbs its own measurement. */
export const slowdown = 4;
/** What a task takes beyond this keeps a press waiting. */
const longTaskMs = 50;

const categories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-v8.compile',
  'toplevel',
  'v8',
  'blink.user_timing',
];

type Part = 'style' | 'layout' | 'paint' | 'script' | 'parse';
/** The events of the trace, which may contain each other. */
const partOf: Record<string, Part> = {
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  ParseHTML: 'parse',
  ParseAuthorStyleSheet: 'parse',
  EvaluateScript: 'script',
  'v8.compileModule': 'script',
  'v8.evaluateModule': 'script',
  FunctionCall: 'script',
  RunMicrotasks: 'script',
  TimerFire: 'script',
  FireAnimationFrame: 'script',
  FireIdleCallback: 'script',
  EventDispatch: 'script',
};

/** *blocked*: the part of the tasks above 50 ms. *raster* runs on other threads. */
export type Work = Record<'blocked' | Part | 'raster', number>;

export interface Trace {
  /** The work that began in a span of the trace's time, in microseconds. */
  workIn(from: number, until: number): Work;
  /** When the page set a performance mark. */
  timeOf(mark: string): number;
}

interface Event extends TraceEvent {
  /** X: it has a duration. */
  ph: string;
}

/** Traces what a page does until `use` ends. */
export async function trace(browser: Browser, page: Page, use: () => Promise<unknown>): Promise<Trace> {
  await browser.startTracing(page, { categories });
  await use();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Event[] };
  return {
    workIn: (from, until) => workOf(traceEvents.filter(({ ph, ts }) => ph === 'X' && from <= ts && ts < until)),
    timeOf: (mark) => traceEvents.find(({ name }) => name === mark)!.ts,
  };
}

/** The main thread is the one with the most layouts. Each event counts without the events inside it. */
function workOf(events: Event[]): Work {
  const threads = Map.groupBy(events, ({ pid, tid }) => `${pid} ${tid}`);
  const layouts = (thread: Event[]) => thread.filter(({ name }) => name === 'Layout').length;
  const [main = []] = [...threads.values()].toSorted((a, b) => layouts(b) - layouts(a));
  // For Playwright, V8 looks for the places in the source of each Error that React creates in advance. No visitor waits for that.
  const searches = main.filter(({ name }) => name === 'V8.CollectSourcePositions');
  const tasks = main
    .filter(({ name }) => name === 'ThreadControllerImpl::RunTask')
    .map((task) => processorMs(task) - sum(searches.filter((search) => contains(task, search)).map(processorMs)));
  const figures = { style: 0, layout: 0, paint: 0, script: -sum(searches.map(processorMs)), parse: 0 };
  const open: { endUs: number; part: Part }[] = [];
  for (const event of main.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
    const part = partOf[event.name];
    if (!part) continue;
    while (open.length > 0 && open.at(-1)!.endUs <= event.ts) open.pop();
    const around = open.at(-1);
    figures[part] += processorMs(event);
    if (around) figures[around.part] -= processorMs(event);
    open.push({ endUs: event.ts + (event.dur ?? 0), part });
  }
  return {
    blocked: sum(tasks.map((ms) => Math.max(0, ms - longTaskMs))),
    ...figures,
    raster: sum(events.filter(({ name }) => name === 'RasterTask').map(processorMs)),
  };
}

function contains(task: Event, { ts }: Event): boolean {
  return task.ts <= ts && ts <= task.ts + (task.dur ?? 0);
}

/** The processor time of an event on the slower processor. */
function processorMs({ tdur = 0 }: Event): number {
  return (tdur / 1000) * slowdown;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
