import type { PlainSelector } from './event-rules.ts';
import { findSystem } from '../resolve/names.ts';
import type { EventScope, PlacedRule } from './event-scope.ts';
import { byId } from '../resolve/resolve-readings.ts';

/**
 * A rule with ids in place of its names, which are all known. The event is its source. The schema of event
 * packs still checks the result.
 */
export function buildRule(placed: PlacedRule, event: string, scope: EventScope): object {
	const { source: _, id: __, armies: ___, ...written } = placed.rule;
	return {
		...Object.fromEntries(
			Object.entries(written).map(([key, value]) => [key, resolved(key, value, placed, scope)])
		),
		id: placed.id,
		...(placed.armies && { armies: placed.armies }),
		source: { event }
	};
}

function resolved(key: string, value: unknown, placed: PlacedRule, scope: EventScope): unknown {
	const { rule, words } = placed;
	const reading = byId(rule.reading ?? '', scope.readings);
	switch (key) {
		case 'of':
		case 'by':
		case 'on':
		case 'needs':
		case 'forbids':
		case 'free':
		case 'except':
			return typeof value === 'string' ? value : tagsOf(value as PlainSelector, placed);
		case 'more': {
			const { each, n } = value as { readonly each: PlainSelector; readonly n: number };
			return { each: tagsOf(each, placed), n };
		}
		case 'option':
			return words.findOption(String(value))[0];
		case 'reading':
			return reading?.id;
		case 'when':
			return byId(String(value), reading?.answers ?? [])?.id;
		case 'group':
			return groupId(String(value), scope);
		case 'scope':
			return typeof value === 'string'
				? value
				: { group: groupId((value as { readonly group: string }).group, scope) };
		default:
			return value;
	}
}

function groupId(name: string, { system }: EventScope): string | undefined {
	return findSystem(name, system.groups ?? [])?.id;
}

/** Each name as all the tags that it may stand for. */
function tagsOf(selector: PlainSelector, { words }: PlacedRule): object {
	return Object.fromEntries(
		Object.entries(selector).map(([key, names = []]) => [
			key,
			[...new Set(names.flatMap((name) => words.find(name)))]
		])
	);
}
