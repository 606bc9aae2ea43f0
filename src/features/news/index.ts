export { latestNews } from './news.ts';
