/** What an answer begins with, before it says more: "2025-26" of "2025-26: two cards are chosen." */
export function firstPart(answer: string): string {
	return answer.replace(/(?::|\.(?= |$)).*$/s, '');
}
