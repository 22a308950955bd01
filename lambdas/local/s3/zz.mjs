import { startS3 } from './server.ts';
import http from 'node:http';
import { rmSync } from 'node:fs';
import { S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
const dir='/tmp/s3-measure'; rmSync(dir,{recursive:true,force:true});
const credentials={accessKeyId:'a',secretAccessKey:'b'};
const s=await startS3({dir,credentials,buckets:[{name:'sample'}]});
const c2=new S3Client({endpoint:s.endpoint,region:'us-east-1',credentials,forcePathStyle:true});
const p=await createPresignedPost(c2,{Bucket:'sample',Key:'big',Conditions:[['content-length-range',1,3e8]]});
async function post(total){const b='bnd';const head=Object.entries(p.fields).map(([n,v])=>`--${b}\r\nContent-Disposition: form-data; name="${n}"\r\n\r\n${v}\r\n`).join('')+`--${b}\r\nContent-Disposition: form-data; name="file"; filename="f"\r\n\r\n`;
 let sent=0;const req=http.request(p.url,{method:'POST',headers:{'content-type':`multipart/form-data; boundary=${b}`}}); const done=new Promise((r,j)=>{req.on('response',x=>{console.log('resp',x.statusCode,sent);x.setEncoding('utf8');x.on('data',console.log);r(x.statusCode)});req.on('error',j)}); req.write(head); const chunk=Buffer.alloc(65536,7); for(;sent<total;sent+=chunk.length){if(!req.write(chunk))await new Promise(r=>req.once('drain',r));} req.end(`\r\n--${b}--\r\n`); return done;}
const iv=setInterval(()=>console.log('rss',(process.memoryUsage().rss/1e6).toFixed(0)),1000);
for (const n of [1e6,2e7,2.9e8]) { const t=performance.now(); console.log('post',n,await post(n),((performance.now()-t)/1000).toFixed(2)); }
process.exit(0);
