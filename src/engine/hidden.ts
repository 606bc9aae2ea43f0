/** What keeps an entry out of sight until the player asks for it. */
const hidingKeywords = ['LEGENDS', 'HIDDEN'] as const;
export type HidingKeyword = (typeof hidingKeywords)[number];

/** The keyword for which an entry is out of sight; undefined for one that everybody is shown. */
export function hidingKeyword(tags: ReadonlySet<string>): HidingKeyword | undefined {
	return hidingKeywords.find((keyword) => tags.has(keyword));
}
