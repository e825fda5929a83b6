export { isDiskFull, sawFullDisk } from './disk.ts';
export { outageNews } from './news.ts';
export { type Outage, outageOf } from './outage.ts';
