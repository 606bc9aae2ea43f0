import type { WrittenGroup } from '../outside/written-list.ts';

/** A group with the heading that a text has above it. */
export interface TitledGroup extends WrittenGroup {
	readonly title?: string | undefined;
}

/**
 * Groups under the numbers of their text: where a heading has another number than its place would give it
 * ("General's Regiment", "Regiment 1"), each group is called as its heading.
 */
export function groupsAsWritten(groups: readonly TitledGroup[]): readonly WrittenGroup[] {
	const isOther = groups.some(({ title }, at) => {
		const number = numberIn(title);
		return number !== undefined && number !== at + 1;
	});
	return groups.map(({ title, ...group }, at) => {
		const isNamed = isOther && title !== undefined && title !== `${group.kind.name} ${at + 1}`;
		return isNamed ? { ...group, name: title.slice(0, 80) } : group;
	});
}

function numberIn(title: string | undefined): number | undefined {
	const [, number] = /\s(\d{1,3})$/.exec(title ?? '') ?? [];
	return number === undefined ? undefined : Number(number);
}
