import { judgeCases } from '../rules-map/judge-cases.ts';
import { rosterOf, ruleCases, tallyCases, usualSize } from '../rules-map/warmaster/cases/index.ts';
import { warmaster, warmasterArmies } from '../warmaster.ts';

// The cases are data, so that the rules map can name them: tests/rules-map/warmaster/cases.
const pack = { system: warmaster, armies: warmasterArmies };
judgeCases({ ruleCases, tallyCases, rosterOf, usualSize, pack });
