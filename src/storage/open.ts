import { createBinRepository, type BinRepository } from './bin-repository.ts';
import { MusterDb } from './db.ts';
import { createEventRepository, type EventRepository } from './event-repository.ts';
import { createRosterRepository, type RosterRepository } from './roster-repository.ts';
import { createStepRepository, type StepRepository } from './step-repository.ts';
import { createVersionRepository, type VersionRepository } from './version-repository.ts';

/** All that is stored in this browser, one repository for each kind of thing. */
export interface Repositories {
	readonly rosters: RosterRepository;
	readonly steps: StepRepository;
	readonly versions: VersionRepository;
	readonly bin: BinRepository;
	readonly events: EventRepository;
}

/** Opens a database, or makes it. */
export function openRepositories(database: string): Repositories {
	const db = new MusterDb(database);
	return {
		rosters: createRosterRepository(db),
		steps: createStepRepository(db),
		versions: createVersionRepository(db),
		bin: createBinRepository(db),
		events: createEventRepository(db)
	};
}
