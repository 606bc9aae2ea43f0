import type { Fact } from './facts.ts';
import { mustOf } from './must.ts';
import type { Choice, Walk } from './walk.ts';
import { has, unique } from './wording.ts';

export function isGeneral({ name, options = [] }: Fact): boolean {
	return (
		/^(Army )?General$/.test(name) ||
		(/General( \(.*\))?$/.test(name) && options.some((each) => each.name === 'General'))
	);
}

export function takeGeneral(walk: Walk, fact: Fact): readonly Choice[] {
	const { context, id, conditions } = walk;
	const { name } = fact;
	const must = mustOf(walk, fact);
	for (const each of must?.any ?? []) {
		context.refer(each);
		context.constraints.push({
			id: `${id}-is-general`,
			kind: 'exclusive',
			of: { any: ['general'] },
			on: { any: [id], all: [has(each)] },
			min: 1,
			source: context.source(each)
		});
	}
	context.generals.set(name, unique([...(context.generals.get(name) ?? []), id]));
	const opener = conditions.all.find((set) => !set.includes('General'));
	if (opener) context.open(id, 'MAY BE GENERAL', opener);
	else context.keywordsOf(id).add('MAY BE GENERAL');
	for (const each of conditions.none) {
		if (/Battle Standard|^Mark of/.test(each)) continue;
		context.notTogether('general', each, id);
	}
	context.notes.count(context.settings.id, 'options', true);
	return [];
}

export function isBattleStandard({ name }: Fact, { trail }: Walk): boolean {
	return (
		/Battle Standard Bearer|^BSB/.test(name) &&
		!trail.slice(0, -1).some((each) => /^BSB/.test(each))
	);
}
