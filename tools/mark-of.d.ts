export function markOf(component: {
	readonly hash: (text: string) => string;
	readonly filename: string;
	readonly css: string;
}): string;
