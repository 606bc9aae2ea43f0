import type { Pattern } from './pattern.ts';
import { places } from './situation.ts';

/** The pages of the phrasebook by their file names: one for each place where something is said. */
export function pageOf(patterns: readonly Pattern[]): readonly (readonly [string, string])[] {
	return places.flatMap((place) => {
		const here = patterns.filter((pattern) => pattern.place === place);
		const codes = [...new Set(here.map(({ code }) => code))].toSorted();
		const parts = codes.map((code) =>
			[`## ${code}`, '', ...here.filter((each) => each.code === code).flatMap(linesOf)].join('\n')
		);
		return here.length === 0
			? []
			: [[`${place.replace(' ', '-')}.md`, `# ${place}\n\n${parts.join('\n\n')}\n`] as const];
	});
}

function linesOf({ examples, count }: Pattern): readonly string[] {
	return examples.flatMap(({ system, en, de }, at) => [
		`- ${en}${at === 0 ? ` *(${system}, ${count}×)*` : ` *(${system})*`}`,
		`  ${de}`
	]);
}
