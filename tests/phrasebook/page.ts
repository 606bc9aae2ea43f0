import type { Pattern } from './pattern.ts';
import { places } from './situation.ts';

/** The pages of the phrasebook by their file names: one for each place where something is said, and what games bring. */
export function pageOf(patterns: readonly Pattern[]): readonly (readonly [string, string])[] {
	const common = patterns.filter(({ isOwn }) => !isOwn);
	const own = patterns.filter(({ isOwn }) => isOwn);
	return [
		...places.map((place) => {
			const here = common.filter((pattern) => pattern.place === place);
			return [`${place.replace(' ', '-')}.md`, text(place, here, ({ code }) => code)] as const;
		}),
		['own.md', text('own', own, ({ examples }) => examples[0]?.system ?? '')] as const
	];
}

function text(
	title: string,
	patterns: readonly Pattern[],
	partOf: (pattern: Pattern) => string
): string {
	const parts = [...new Set(patterns.map(partOf))].toSorted();
	const sections = parts.map((part) => {
		const here = patterns.filter((pattern) => partOf(pattern) === part);
		return [`## ${part}`, '', ...here.flatMap(linesOf)].join('\n');
	});
	return `# ${title}\n\n${sections.join('\n\n')}\n`;
}

function linesOf({ examples, count, isOwn, place }: Pattern): readonly string[] {
	return examples.flatMap(({ system, en, de }, at) => [
		`- ${en} *(${isOwn ? place : system}${at === 0 ? `, ${count}×` : ''})*`,
		`  ${de}`
	]);
}
