"""On the road: the house inside a browser, without a server and without a net; and the folder it is carried in"""
