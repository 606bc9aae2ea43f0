import { playerDetails, type PlayerDetail } from '#schema';
import { plainRule, type FormRule } from './form-rules.ts';

/** What the form of an event says beside its fields. */
interface Beside {
	readonly rules: readonly FormRule[];
	/** Interpretations: ids of questions, each with that of its answer. */
	readonly readings: Readonly<Record<string, string>>;
	/** The time zone of a deadline that states none. */
	readonly zone: string;
}

/** The event of a form as its file says it. */
export function plainEvent(said: FormData, { rules, readings, zone: ownZone }: Beside): object {
	const text = (field: string): string => {
		const value = said.get(field);
		return typeof value === 'string' ? value.trim() : '';
	};
	const number = (field: string): number | undefined =>
		text(field) === '' ? undefined : Number(text(field));
	const size = number('size');
	const [players, sameArmy] = [number('players'), number('sameArmy')];
	const teams = { ...(players && { players }), ...(sameArmy && { sameArmy }) };
	const asks = playerDetails.filter((detail: PlayerDetail) => said.has(`asks-${detail}`));
	const at = text('at');
	const note = text('note');
	return {
		eventPack: 3,
		name: text('name'),
		system: text('system'),
		date: text('date'),
		...(size !== undefined && { size }),
		...(Object.keys(readings).length > 0 && { readings }),
		...(rules.length > 0 && { constraints: rules.map(plainRule) }),
		...(at && { deadline: { at, zone: text('zone') || ownZone } }),
		...(Object.keys(teams).length > 0 && { teams }),
		...(asks.length > 0 && { asks }),
		...(note && { note })
	};
}
