import * as z from 'zod/mini';
import { choiceShapes } from '../../schema/own/choices.ts';

/** What each setting of a backup is. */
export const settingShapes = {
	/** Whether to remind the player of backups. */
	remind: z.boolean(),
	...choiceShapes
};

type Shapes = typeof settingShapes;
export type SettingName = keyof Shapes;

/** The settings in a backup; absent ones were never set. */
export type BackedUpSettings = {
	readonly [K in SettingName]?: z.infer<Shapes[K]> | undefined;
};

const settingNames = Object.keys(settingShapes) as readonly SettingName[];

/** The settings that a backup has. */
export function settingsForBackup(settings: BackedUpSettings): BackedUpSettings {
	return chosen(settings, (name) => settings[name] !== undefined);
}

/** The settings that have not been set here. */
export function newSettings(coming: BackedUpSettings, here: BackedUpSettings): BackedUpSettings {
	return chosen(coming, (name) => coming[name] !== undefined && here[name] === undefined);
}

function chosen(
	settings: BackedUpSettings,
	isWanted: (name: SettingName) => boolean
): BackedUpSettings {
	return Object.fromEntries(settingNames.filter(isWanted).map((name) => [name, settings[name]]));
}
