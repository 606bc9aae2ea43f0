import type { Judged } from '../desk/index.ts';
import { titleOf } from './print-job.ts';
import { namePart, type NamePattern } from './print-options.ts';

/** The name of a list's file before it is made safe; what is not known of a list leaves no gap. */
export function fileTitle(pattern: NamePattern, judged: Judged): string {
	const { index, player = {} } = judged;
	const known: Readonly<Record<string, string | undefined>> = {
		...player,
		list: titleOf(judged),
		army: index.army.name,
		player: player.name
	};
	const filled = pattern.replace(namePart, (_, name: string) => known[name]?.trim() ?? '');
	const title = filled.replace(/[-_ ]{2,}/g, '-').replace(/^[-_ ]+|[-_ ]+$/g, '');
	return title === '' ? titleOf(judged) : title;
}
