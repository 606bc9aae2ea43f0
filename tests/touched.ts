import { whatChanged } from '../tools/quick/changed.ts';
import { journeys, journeysOfRules, linesOf } from './runs.ts';

/** Where no rule, no datum, and nothing that reads or tells either can stand. */
const apart =
	/^(?:src\/(?:app\.|cli|features|persistence|platform|routes|service-worker|ui|workers)|static\/|docs\/|tests\/|bin\/|[^/]+\.md$)/;

const { files, isLanded } = whatChanged();

/** The files that differ from what has landed. */
export const changed = files;

/**
 * Whether what differs may change a verdict, a price or what is said of them. Where it is not known what differs, as
 * in CI, which sees the last commit of a push alone, it may.
 */
export const mayTouchRules =
	process.env['CI'] !== undefined || isLanded || files.some((file) => !apart.test(file));

/** The tests of the browser that this push waits for. */
export function journeysOfRun(): readonly string[] {
	return [...linesOf(journeys), ...(mayTouchRules ? linesOf(journeysOfRules) : [])];
}
