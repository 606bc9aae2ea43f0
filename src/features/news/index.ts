import { news } from '../../i18n/en/news.ts';
import { openStorage } from '../../persistence/index.ts';

/** The days with news, latest first. */
export function newsDays(): readonly string[] {
	return Object.keys(news.days).toSorted().toReversed();
}

export function latestNews(): string {
	return newsDays()[0] ?? '';
}

/** Remembers that the news were read, unless nothing can be stored. */
export async function markNewsSeen(): Promise<void> {
	await openStorage()
		.then(({ settings }) => settings.set({ newsSeen: latestNews() }))
		.catch(() => undefined);
}
