import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Duration, Fn, Validations } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  type IOrigin,
  OriginRequestPolicy,
  OriginSslPolicy,
  PriceClass,
  type ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { picturesFolder } from '@redwhiteandcode/contract/course/lesson-files.ts';
import { didPath } from '@redwhiteandcode/contract/credentials/paths.ts';
import { labFrameFolder, labHeadersFile } from '@redwhiteandcode/contract/deployment/lab-frame.ts';
import { livePath } from '@redwhiteandcode/contract/live/operations.ts';
import { acknowledge } from './acknowledge.ts';
import { createFirewall } from './firewall.ts';
import { SynthProblem } from './problem.ts';
import { allowConnection, createHeadersPolicy, type Headers, parseHeaders } from './response-headers.ts';
import type { Settings } from './settings.ts';

/** CloudFront's size limit for a function's code, in bytes. */
const maxFunctionBytes = 10_240;

const apiHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

interface SiteProps {
  bucket: Bucket;
  /** The folder with `viewer-request.js`, `headers.json`, `asset-headers.json`, and `lab-headers.json`. */
  edge: string;
  apiHostName: string;
  liveHostName: string;
  originSecret: string;
  /** The address that the pages may send files to, in addition to their own origin. */
  uploadOrigin: string;
  /** The name of the bucket with the pictures of lessons. Its policy must let the distribution read them. */
  picturesBucket: string;
  settings: Settings;
}

/** The origin that visitors use: pages from the bucket, the pictures of lessons from the documents' bucket, `/api/*` from the HTTP API, sockets from the WebSocket API. */
export class Site extends Construct {
  readonly distribution: Distribution;
  /** The site's root, without a trailing slash. */
  readonly url: string;
  private readonly apiCache: CachePolicy;

  constructor(scope: Construct, id: string, props: SiteProps) {
    super(scope, id);
    const { bucket, edge, apiHostName, liveHostName, originSecret, uploadOrigin, settings } = props;
    const { domain, firewall } = settings;
    this.apiCache = createApiCache(this);
    const pages = S3BucketOrigin.withOriginAccessControl(bucket, {
      // With LIST, a missing key returns 404 instead of 403.
      originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
    });
    const api = this.apiBehavior(apiHostName, originSecret);
    const files = createHeadersPolicy(this, 'AssetHeaders', readHeaders(edge, 'asset-headers.json'));
    const labFrame = createHeadersPolicy(this, 'LabFrameHeaders', readHeaders(edge, labHeadersFile));
    const pageHeaders = allowConnection(readHeaders(edge, 'headers.json'), uploadOrigin);
    this.distribution = new Distribution(this, 'Distribution', {
      defaultBehavior: this.pagesBehavior(pages, edge, pageHeaders),
      additionalBehaviors: {
        [`${labFrameFolder}*`]: fileBehavior(pages, labFrame),
        '/assets/*': fileBehavior(pages, files),
        [`/${picturesFolder}*`]: fileBehavior(this.picturesOrigin(props.picturesBucket), files),
        '/api/*': api,
        [didPath]: api,
        [livePath]: this.liveBehavior(liveHostName, originSecret),
      },
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      errorResponses: uncachedErrors,
      ...(domain && {
        domainNames: [domain.name],
        certificate: Certificate.fromCertificateArn(this, 'Certificate', domain.certificateArn),
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      }),
      ...(firewall && { webAclId: createFirewall(this).attrArn }),
    });
    this.url = Fn.join('', ['https://', domain?.name ?? this.distribution.distributionDomainName]);
    this.acknowledgeFindings(settings);
  }

  private pagesBehavior(origin: IOrigin, edge: string, pageHeaders: Headers): BehaviorOptions {
    const headers = { ...pageHeaders, 'cache-control': 'no-cache' };
    return {
      origin,
      ...forPages,
      responseHeadersPolicy: createHeadersPolicy(this, 'PageHeaders', headers),
      functionAssociations: [
        {
          eventType: FunctionEventType.VIEWER_REQUEST,
          function: this.edgeFunction('PageRouter', path.join(edge, 'viewer-request.js')),
        },
        {
          eventType: FunctionEventType.VIEWER_RESPONSE,
          function: this.edgeFunction('PageStatus', path.join(import.meta.dirname, 'edge/page-status.js')),
        },
      ],
    };
  }

  /** Reads the pictures of lessons. The bucket is created later, because it names the site's address. */
  private picturesOrigin(bucketName: string): IOrigin {
    return S3BucketOrigin.withOriginAccessControl(Bucket.fromBucketName(this, 'Pictures', bucketName));
  }

  private apiBehavior(hostName: string, originSecret: string): BehaviorOptions {
    return {
      ...toGateway(hostName, originSecret),
      cachePolicy: this.apiCache,
      compress: true,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      responseHeadersPolicy: createHeadersPolicy(this, 'ApiHeaders', apiHeaders),
      functionAssociations: [
        {
          eventType: FunctionEventType.VIEWER_REQUEST,
          function: this.edgeFunction(
            'ViewerAddress',
            path.join(import.meta.dirname, 'edge/viewer-address.js'),
          ),
        },
      ],
    };
  }

  private liveBehavior(hostName: string, originSecret: string): BehaviorOptions {
    return {
      ...toGateway(hostName, originSecret),
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      responseHeadersPolicy: createHeadersPolicy(this, 'LiveHeaders', apiHeaders),
    };
  }

  private edgeFunction(id: string, file: string): EdgeFunction {
    const code = readFileSync(file, 'utf8');
    const size = Buffer.byteLength(code);
    if (size > maxFunctionBytes) {
      throw new SynthProblem(`${file} has ${size} bytes; CloudFront allows ${maxFunctionBytes}.`);
    }
    return new EdgeFunction(this, id, {
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromInline(code),
    });
  }

  private acknowledgeFindings({ domain, firewall }: Settings): void {
    acknowledge(this.distribution, {
      CFR1: 'The courses are open to visitors from every country.',
      CFR3: 'CloudFront’s standard logs (legacy) contain query strings, and the reset link’s has an address and a code in it; the newer logs below leave them out.',
    });
    Validations.of(this.distribution).acknowledge({
      id: '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
      reason: 'The page router returns index.html for the root, and no query string reaches the bucket.',
    });
    Validations.of(this.distribution).acknowledge({
      id: '@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac',
      reason: 'ProofBucket.sharePictures writes the policy, for the prefix of the pictures only.',
    });
    if (!domain) {
      acknowledge(this.distribution, {
        CFR4: 'CloudFront’s default name comes only with its default certificate; with a domain, TLS 1.2 (2021) is the minimum.',
      });
    }
    if (!firewall) {
      acknowledge(this.distribution, {
        CFR2: 'The firewall was switched off with -c waf=false; the limits per caller work without it.',
      });
    }
  }
}

/**
 * Caches what the functions allow, which are public reads (`sharedSeconds`), and lets CloudFront compress everything. A caller
 * with a token never gets the response of another one, whatever a function says.
 */
const createApiCache = (scope: Construct): CachePolicy =>
  new CachePolicy(scope, 'ApiCache', {
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.hours(1),
    queryStringBehavior: CacheQueryStringBehavior.all(),
    headerBehavior: CacheHeaderBehavior.allowList('Authorization'),
    enableAcceptEncodingGzip: true,
    enableAcceptEncodingBrotli: true,
  });

/**
 * The errors that CloudFront would send again for ten seconds: a certificate that has just been issued would not be found.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/HTTPStatusCodes.html
 */
const uncachedErrors = [404, 405, 414, 500, 501, 502, 503, 504].map((httpStatus) => ({
  httpStatus,
  ttl: Duration.seconds(0),
}));

const forPages = {
  viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
  allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
  cachePolicy: CachePolicy.CACHING_OPTIMIZED,
  compress: true,
} as const;

/** Sends files whose metadata sets their cache time of a year; a policy would also set it for the error of a missing file. */
const fileBehavior = (origin: IOrigin, responseHeadersPolicy: ResponseHeadersPolicy): BehaviorOptions => ({
  origin,
  ...forPages,
  responseHeadersPolicy,
});

/** Forwards everything as the visitor sent it, with the header that proves the request came through CloudFront. */
const toGateway = (hostName: string, originSecret: string) => ({
  origin: new HttpOrigin(hostName, {
    customHeaders: { 'x-origin-verify': originSecret },
    originSslProtocols: [OriginSslPolicy.TLS_V1_2],
  }),
  viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
  cachePolicy: CachePolicy.CACHING_DISABLED,
  originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
});

const readHeaders = (edge: string, name: string) => parseHeaders(readFileSync(path.join(edge, name), 'utf8'));
