<?php

declare(strict_types=1);

namespace Udaya;

/** A client of the Udaya API: one method for each endpoint, by suite. */
final class Client
{
    // suites: properties
    private readonly Transport $transport;

    /**
     * Opens no connection. Without a key only what needs none can be called (reference, meta, plans).
     *
     * @param string|null $apiKey your key; the environment variable UDAYA_API_KEY when left out
     * @param string|null $sessionToken a session of the dashboard, for the suites account, keys and billing
     * @param string|null $baseUrl where the API is; the environment variable UDAYA_BASE_URL when left out
     * @param int|null $timeoutMs milliseconds that one attempt may take: 30000; 35000 where reports are printed
     * @param int $retries repeats after the first attempt
     * @param int $retryBaseMs the n-th repeat waits a random time up to this many times 2ⁿ, at most 8000
     */
    public function __construct(
        #[\SensitiveParameter] ?string $apiKey = null,
        #[\SensitiveParameter] ?string $sessionToken = null,
        ?string $baseUrl = null,
        ?int $timeoutMs = null,
        int $retries = Protocol::RETRIES,
        int $retryBaseMs = Protocol::RETRY_BASE_MS,
    ) {
        $this->transport = new Transport($apiKey, $sessionToken, $baseUrl, $timeoutMs, $retries, $retryBaseMs);
        // suites: members
    }

    /** Credits and rate of the last answer; null before the first. */
    public function last(): ?Receipt
    {
        return $this->transport->last;
    }

    /**
     * Asks for the state of a report until it is ready.
     *
     * @return Answer<array<string, mixed>, array<string, mixed>>
     * @throws NotFoundError REPORT_EXPIRED
     * @throws ServerError REPORT_FAILED
     * @throws TimeoutError TIMED_OUT
     */
    public function waitUntilReady(string $reportId, ?CallOptions $options = null): Answer
    {
        return (new Reports($this->transport))->wait($reportId, $options);
    }

    /** The file of a report: waits until it is ready, and takes a fresh link if the first one has ended. */
    public function reportFile(string $reportId, ?CallOptions $options = null): FileAnswer
    {
        return (new Reports($this->transport))->file($reportId, $options);
    }

    /** Fetches a file by its link, without your key. NotFoundError LINK_EXPIRED where the link has ended. */
    public function download(string $url, ?CallOptions $options = null): FileAnswer
    {
        return $this->transport->download($url, $options);
    }

    /**
     * Calls an endpoint that this version has no method for: `request(new Route('POST', '/v1/…'), ['place' => 'Pune'])`.
     *
     * @param array<string, mixed> $input
     * @return Answer<mixed, mixed>
     */
    public function request(Route $route, array $input = [], ?CallOptions $options = null): Answer
    {
        return $this->transport->json($route, $input, $options);
    }
}
