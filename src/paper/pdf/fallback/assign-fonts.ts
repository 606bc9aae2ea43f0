import { type FallbackOf, stretchesOf, type Stretch } from '../../fallback/printable.ts';
import { figures } from '../base/style.ts';
import { hasRightToLeft, inLevels, withOpenAm } from '../../fallback/visual-order.ts';

type Node = Record<string, unknown>;
/** A run of a paragraph: a text and its looks. */
type Run = Node & { readonly text: string };

/**
 * Sets what the sheets' own font lacks in the fonts that have it, and marks what is written from right to left,
 * so that it can be placed once its lines are known. Changes the content, which must belong to one document.
 */
export function assignFonts(content: unknown, fallbackOf: FallbackOf): void {
	if (Array.isArray(content)) {
		for (const one of content) assignFonts(one, fallbackOf);
		return;
	}
	if (typeof content !== 'object' || content === null) return;
	const node = content as Node;
	for (const key of ['section', 'stack', 'columns']) assignFonts(node[key], fallbackOf);
	assignFonts((node['table'] as Node | undefined)?.['body'], fallbackOf);
	if (!('text' in node)) return;
	const runs = runsOf(node['text']);
	// Nearly all texts stay as they are.
	if (runs.every(({ text }) => /^[\x20-\u024f\u2010-\u2033]*$/.test(text))) return;
	const set = runs.flatMap((run) =>
		stretchesOf(run.text, fallbackOf).map((stretch) => ({ ...stretch, run }))
	);
	if (set.every(({ fallback }) => fallback === undefined)) return;
	node['text'] = styledIn(set);
}

type RunStretch = Stretch & { readonly run: Run };

function styledIn(set: readonly RunStretch[]): readonly Run[] {
	if (!set.some(({ text }) => hasRightToLeft(text))) {
		return set.map((stretch) => styled(stretch, stretch.text));
	}
	return inLevels(set).map(({ of, text, level }) => {
		// Letters of a script from right to left are turned round when they are shaped.
		const isTurned = level % 2 === 1 && !hasRightToLeft(text);
		const run = styled(of, isTurned ? turned(text) : text);
		return level > 0 ? { ...run, level } : run;
	});
}

const turned = (text: string): string => Array.from(text).toReversed().join('');

/** There is one weight of each further font, and no letter spacing, which would part joined letters. */
function styled({ run, fallback }: RunStretch, text: string): Run {
	if (!fallback) return { ...run, text };
	const looks = { bold: false, characterSpacing: 0, fontFeatures: figures.text };
	return { ...run, ...looks, text: withOpenAm(text), font: fallback.id };
}

function runsOf(text: unknown): readonly Run[] {
	if (Array.isArray(text)) return text.flatMap(runsOf);
	if (typeof text === 'string') return [{ text }];
	if (typeof text === 'number') return [{ text: `${text}` }];
	if (typeof text !== 'object' || text === null) return [];
	const { text: inner, ...looks } = text as Node;
	return runsOf(inner).map((run) => ({ ...looks, ...run }));
}
