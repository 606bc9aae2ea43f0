import type { Selector } from '#schema';
import type { Context } from './context.ts';
import { capitals } from './wording.ts';

/**
 * "A Centaur general", "a general of Wrath": the general, if he is of that kind. The keyword reads as a
 * sentence names it.
 */
export function generalOf(context: Context, name: string): Selector | undefined {
	const god = /^Daemonic General \((.*)\)$/.exec(name)?.[1];
	if (god !== undefined)
		return having(context, `a general of ${god}`, `Mark of the Daemon Legion (${god})`);
	const asked = context.generalsWith(name);
	if (asked !== undefined) return having(context, `a general with ${asked}`, asked);
	const units = context.generals.get(name);
	if (!units) return undefined;
	const keyword = capitals(`a ${name}`);
	for (const unit of units) context.keywordsOf(unit).add(keyword);
	context.notes.words.set(keyword, `a ${name}`);
	return { any: [keyword], all: ['GENERAL'] };
}

function having(context: Context, kind: string, choice: string): Selector {
	const keyword = capitals(kind);
	context.refer(choice);
	context.orSets.set(keyword, [choice]);
	context.notes.words.set(keyword, kind);
	return { any: [keyword], all: ['GENERAL'] };
}
