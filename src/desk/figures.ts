import type { OtherFigure } from '../paper/index.ts';
import type { DeskList } from '../exchange/desk/index.ts';
import type { Judged } from './outcome.ts';
import { writtenAt } from './unread.ts';

/** What the text of a list says of its total and of prices otherwise than what was read of it. */
export function otherFigures({ notes = [], text }: Judged): readonly OtherFigure[] {
	return notes.flatMap((note): readonly OtherFigure[] => {
		if (note.kind !== 'sum' && note.kind !== 'price') return [];
		const { fault, theirs, ours } = note;
		const written = writtenAt(text, fault.line);
		return [{ of: note.kind, ...(written && { written }), theirs, ours }];
	});
}

/** The same as the desk's table says it, the total first. */
export function figuresOf({ notes = [] }: Judged): Pick<DeskList, 'figures' | 'otherTotal'> {
	const sentences = (one: 'sum' | 'price'): readonly string[] =>
		notes.flatMap(({ kind, fault }) => (kind === one ? [fault.message] : []));
	const sums = sentences('sum');
	const figures = [...sums, ...sentences('price')];
	return {
		...(figures.length > 0 && { figures }),
		...(sums.length > 0 && { otherTotal: true as const })
	};
}
