import { quoted, unknownName, type Fault } from './fault.ts';
import type { Named } from './names.ts';
import { nearestNames } from './nearest.ts';

/** The fault of a list whose game system nobody knows. */
export function unknownSystem(name: string, systems: readonly Named[]): Fault {
	const message = `There is no game system called ${quoted(name)}.`;
	return unknownName(message, name, nearestNames(name, systems));
}

/** The fault of a list whose army its game system does not have. */
export function unknownArmy(name: string, system: Named, armies: readonly Named[]): Fault {
	const message = `${system.name} has no army called ${quoted(name)}.`;
	return unknownName(message, name, nearestNames(name, armies));
}

/** The fault of a list whose game system is not that of its event. */
export function otherSystem(
	event: { readonly name: string; readonly system: string },
	system: Named
): Fault {
	const message = `${quoted(event.name)} is an event of ${quoted(event.system)}; this list is of ${system.name}.`;
	return { message };
}

/** The fault of a text that is for no army that is known. */
export const noArmyInText: Fault = {
	message: 'This is not JSON, and none of its first lines names an army that Muster knows.'
};
