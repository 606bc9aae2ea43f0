const files = import.meta.glob<{ words: object }>('./*/on-paper.ts');

/** Loads what a language other than English says on paper. @throws if its file does not load */
export async function fetchPaperWords(code: string): Promise<object> {
	const fetching = files[`./${code}/on-paper.ts`];
	if (!fetching) throw new Error(`no language ${code}`);
	return (await fetching()).words;
}
