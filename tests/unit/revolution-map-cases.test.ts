import { judgeCases } from '../rules-map/judge-cases.ts';
import { revolutionMap } from '../rules-map/warmaster-revolution/map.ts';
import { trialMap } from '../rules-map/warmaster-trial/map.ts';

// The cases are data, so that the rules maps can name them: tests/rules-map/warmaster-revolution/cases.ts.
judgeCases(revolutionMap);
judgeCases(trialMap);
