export { demo } from 'virtual:packs/demo';
