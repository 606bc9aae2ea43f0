import { hostileKeys, hostileTexts, hostileValues } from './hostile.ts';

/** One change of a document: what is done, where, and with what; numbers, so that it shrinks. */
export type Mutation = readonly [kind: number, place: number, what: number];

function at<T>(things: readonly T[], place: number): T {
	const thing = things[place % things.length];
	if (thing === undefined && things.length === 0) throw new Error('nothing to choose from');
	return thing as T;
}

/** One of its own each time: later changes would go into the others. */
function aHostile(place: number): unknown {
	return structuredClone(at(hostileValues, place));
}

type Container = unknown[] | Record<string, unknown>;

/** Every place of a value that something stands in. */
function placesIn(root: unknown): readonly (readonly [Container, string])[] {
	const places: (readonly [Container, string])[] = [];
	const open: unknown[] = [root];
	while (open.length > 0) {
		const value = open.pop();
		if (typeof value !== 'object' || value === null) continue;
		for (const key of Object.keys(value)) {
			places.push([value as Container, key]);
			open.push((value as Record<string, unknown>)[key]);
		}
	}
	return places;
}

function set(container: Container, key: string, value: unknown): void {
	Object.defineProperty(container, key, {
		value,
		enumerable: true,
		configurable: true,
		writable: true
	});
}

/** A value with some of its parts dropped, changed, repeated, swapped or renamed; the given one is used up. */
export function mutateValue(root: unknown, mutations: readonly Mutation[]): unknown {
	for (const [kind, place, what] of mutations) {
		const places = placesIn(root);
		if (places.length === 0) return aHostile(what);
		const [container, key] = at(places, place);
		const value = (container as Record<string, unknown>)[key];
		switch (kind % 8) {
			case 0:
				if (Array.isArray(container)) container.splice(Number(key), 1);
				else Reflect.deleteProperty(container, key);
				break;
			case 1:
				set(container, key, aHostile(what));
				break;
			case 2: {
				const [other, otherKey] = at(places, what);
				set(container, key, structuredClone((other as Record<string, unknown>)[otherKey]));
				break;
			}
			case 3:
				if (Array.isArray(container)) {
					for (let n = what % 4; n >= 0; n--) container.push(structuredClone(value));
				} else set(container, at(hostileKeys, what), structuredClone(value));
				break;
			case 4:
				if (!Array.isArray(container)) {
					Reflect.deleteProperty(container, key);
					set(container, at(hostileKeys, what), value);
				}
				break;
			case 5:
				set(container, key, what % 2 === 0 ? [value] : { [at(hostileKeys, what)]: value });
				break;
			case 6:
				if (typeof value === 'string') set(container, key, spliced(value, what, what >> 5));
				else if (typeof value === 'number') set(container, key, value * ((what % 7) - 3));
				else set(container, key, at(hostileTexts, what));
				break;
			default:
				if (typeof value === 'string') set(container, key, value + at(hostileTexts, what));
				else if (Array.isArray(container)) container.push(aHostile(place));
				else set(container, at(hostileKeys, what), aHostile(place));
		}
	}
	return root;
}

function spliced(text: string, place: number, what: number): string {
	const start = text.length === 0 ? 0 : place % (text.length + 1);
	return text.slice(0, start) + at(hostileTexts, what) + text.slice(start);
}

const jsonBits = [
	'"',
	'{',
	'}',
	'[',
	']',
	',',
	':',
	'1e999',
	'\\u0000',
	'\\ud800',
	'null',
	'\uFEFF'
];

/** A text that was cut, spliced or changed somewhere. */
export function mutateText(text: string, mutations: readonly Mutation[]): string {
	return mutations.reduce((changed, [kind, place, what]) => {
		const start = changed.length === 0 ? 0 : place % changed.length;
		switch (kind % 7) {
			case 0:
				return changed.slice(0, start);
			case 1:
				return spliced(changed, place, what);
			case 2:
				return (
					changed.slice(0, start) + String.fromCharCode(what % 65536) + changed.slice(start + 1)
				);
			case 3:
				return changed.slice(0, start) + at(jsonBits, what) + changed.slice(start);
			case 4:
				return changed.slice(0, start) + changed.slice(start + 1 + (what % 40));
			case 5:
				return linesChanged(changed, place, what);
			default:
				return changed.slice(start) + changed.slice(0, start);
		}
	}, text);
}

function linesChanged(text: string, place: number, what: number): string {
	const lines = text.split('\n');
	const line = place % lines.length;
	const other = lines[what % lines.length] ?? '';
	const changes = [
		() => lines.splice(line, 1),
		() => lines.splice(line, 0, other),
		() => (lines[line] = at(hostileTexts, what)),
		() => (lines[line] = `${lines[line] ?? ''} ${at(hostileTexts, what)}`),
		() => (lines[line] = `${at(hostileTexts, what)}${lines[line] ?? ''}`)
	];
	at(changes, what)();
	return lines.join('\n');
}

/** Bytes of which some were changed, left out or put in. */
export function mutateBytes(bytes: Uint8Array, mutations: readonly Mutation[]): Uint8Array {
	return mutations.reduce((changed, [kind, place, what]) => {
		const start = changed.length === 0 ? 0 : place % changed.length;
		const copy = Uint8Array.from(changed);
		if (kind % 4 === 0) return copy.subarray(0, start);
		if (kind % 4 === 1) copy[start] = (copy[start] ?? 0) ^ (1 << (what % 8));
		else if (kind % 4 === 2) copy[start] = what % 256;
		else return Uint8Array.from([...copy.subarray(0, start), what % 256, ...copy.subarray(start)]);
		return copy;
	}, bytes);
}
